/** Each card has at least the height of a full card, so that nothing moves when other cards replace them. */
export const cardListClass = 'mt-3 grid grid-cols-1 gap-2.5 lg:grid-cols-3 lg:gap-4 *:flex *:min-h-41'
