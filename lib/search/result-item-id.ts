export const resultItemId = (id: string) => `resultado-${id}`
