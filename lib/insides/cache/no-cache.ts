/** Keeps nothing: each request renders its page and fetches its facts. Needs only what Next promises. */
export class Cache {
  async get() {
    return null
  }

  async set() {}

  async revalidateTag() {}

  resetRequestCache() {}
}
