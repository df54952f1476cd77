/** Below this width, the map takes the list's place, and «Lista» stands over its lower edge (`MapToggle`). */
export const hasListButton = () => matchMedia('(width < 64rem)').matches
