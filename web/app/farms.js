/** Where only one farm is seen at a time: all at once, so that nothing seems to have moved. */
export function turnToFarm(root, seat) {
  const farm = root.querySelector(`.farms [data-seat="${seat}"]`);
  if (farm) farm.parentElement.scrollLeft = farm.offsetLeft - (farm.parentElement.clientWidth - farm.offsetWidth) / 2;
}
