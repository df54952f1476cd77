/** docs/product.md#poll */
export const pollPath = (pollId: string) => `/donde-comemos/${pollId}`
