/** Joins the names that are set: `classNames('a', wide && 'b')`. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
