/** Our longest form has a few dozen. */
const mostFields = 100

/** Node's parser takes a thousand times as long for a form of many small fields as for a long text. */
export const hasTooManyFields = (form: string) => form.split(/&|\r\n--/, mostFields + 1).length > mostFields
