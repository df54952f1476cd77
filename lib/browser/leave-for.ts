/** With a fresh page: nothing of what this one holds in memory comes along. */
export const leaveFor = (path: string) => window.location.assign(path)
