/** Stands in the page of a failure, which is made once, for the id of the request that fails. */
export const anyRequestId = '0'.repeat(32)
