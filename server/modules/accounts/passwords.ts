import { hash, verify } from '@node-rs/argon2'

/** Of argon2id, the library's default algorithm. A hash names its own cost, so this can be raised later. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** Whoever has no account is compared with this, which takes as long as a real one and matches nothing. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$UuyikCZX4vbqekwrcC5HZg$6c6ywmwK9sf1xyNJL9UTcY2EaVoqpptkjconyQGnbdg'

export const isPassword = (password: string, passwordHash = nobodysHash) => verify(passwordHash, password)
