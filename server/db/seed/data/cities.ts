import { centre } from './cities-centre'
import { east } from './cities-east'
import { north } from './cities-north'
import { south } from './cities-south'

export const cities = [...centre, ...east, ...south, ...north]
