import { setTimeout as wait } from 'node:timers/promises'
import { timeZones } from '@/contract/entities/place'
import { localNow } from '@/contract/rules/time/local-time'

/** Where a file asks what day it is, that day holds until it is through: one about to end is let end first. */
const isEnding = () => timeZones.some((zone) => localNow(new Date(), zone).minute >= 24 * 60 - 2)

while (isEnding()) await wait(1_000)
