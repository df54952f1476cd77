/** A menu published earlier waits until then, by the clock on the restaurant's wall: who looks at mail before is not hungry yet. */
export const dailyMailMinute = 10 * 60 + 30

/** When those who want one mail a day get it: most menus are out, and the first table is not laid. */
export const digestMinute = 12 * 60
