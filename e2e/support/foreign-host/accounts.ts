import { Hono } from 'hono'
import { z } from 'zod'
import type { State } from './state'

const Person = z.object({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  email: z.email(),
  password: z.string().min(1),
})

/** The common calls under /api/auth that need no bearer. */
export function accountCalls(state: State) {
  const app = new Hono()
  const byEmail = (email: unknown) => state.owners.find((owner) => owner.email === email)

  app.post('/api/auth/register', async (c) => {
    const person = Person.parse(await c.req.json())
    if (byEmail(person.email)) return c.json({ message: 'User already exists' }, 400)
    const { ownerId, restaurantId } = state.signUp(person)
    return c.json({ ownerId, token: state.signIn(ownerId), restaurantId }, 201)
  })
  app.post('/api/auth/login', async (c) => {
    const { email, password } = await c.req.json()
    const owner = byEmail(email)
    if (owner?.password !== password || !owner) return c.json({ message: 'Invalid credentials' }, 401)
    return c.json({ token: state.signIn(owner.ownerId), ownerId: owner.ownerId })
  })
  app.post('/api/auth/forget-password', async (c) => {
    const { email } = await c.req.parseBody()
    if (!byEmail(email)) return c.json({ message: 'User not found' }, 404)
    state.codes.set(String(email), 123_456)
    return c.json({ message: 'OTP sent' })
  })
  app.post('/api/auth/reset-password', async (c) => {
    const Body = z.object({ email: z.string(), otp: z.number(), newPassword: z.string() })
    const { email, otp, newPassword } = Body.parse(await c.req.json())
    const owner = byEmail(email)
    if (!owner || state.codes.get(email) !== otp) return c.json({ message: 'Invalid OTP' }, 400)
    owner.password = newPassword
    state.codes.delete(email)
    return c.json({ message: 'Password reset' })
  })
  app.get('/api/auth/verify-email', (c) =>
    c.req.query('token') === 'good'
      ? c.json({ message: 'Email verified' })
      : c.json({ message: 'Invalid or expired token' }, 400),
  )
  return app
}
