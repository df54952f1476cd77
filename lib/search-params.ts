/** A parameter given once; missing, or given more than once, is ''. */
export const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')
