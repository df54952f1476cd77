/** A parameter that is given once. '' when it is missing or given more than once. */
export const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')
