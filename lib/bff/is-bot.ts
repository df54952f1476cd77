const bots =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|scanner|monitor|lighthouse|headless|prerender|fetch|curl|wget|python|java\/|go-http|facebookexternalhit|^whatsapp|mediapartners/i

/** Who says so, and who says nothing. Whoever pretends to be a person is counted as one. */
export const isBot = (userAgent: string | null) => !userAgent || bots.test(userAgent)
