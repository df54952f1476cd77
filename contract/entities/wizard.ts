import type { z } from 'zod'
import { id } from './id'
import { type ProfileChanges, profileFields } from './profile'

const { lat, lon, noDailyMenu, startersOption, days, headerImageUrl, logoFilePath, additionalMenuUrl } =
  profileFields.shape

/** SPEC.md §3's wizard and its drafts call some fields differently. Inside there is one name for each. */
const aliases = {
  ...{ lng: lon, long: lon, latitude: lat, longitude: lon },
  ...{ dailyMenu: noDailyMenu, starters: startersOption, schedule: days },
  ...{ hasFullMenuPath: additionalMenuUrl, hasLogoPath: logoFilePath, specialImage: headerImageUrl },
}

const wizardFields = profileFields.extend(aliases)

/** The whole wizard; the chatbot step sends only ownerId and restaurantName, a draft what there is so far. */
export const wizardPayload = wizardFields
  .extend({ ownerId: id })
  .transform(({ ownerId, ...sent }) => ({ ownerId, changes: withoutAliases(sent) }))

function withoutAliases(sent: z.output<typeof wizardFields>): ProfileChanges {
  const { lng, long, latitude, longitude, dailyMenu, starters, schedule, ...rest } = sent
  const { hasFullMenuPath, hasLogoPath, specialImage, ...named } = rest
  return {
    lat: latitude,
    lon: lng ?? long ?? longitude,
    noDailyMenu: dailyMenu,
    startersOption: starters,
    days: schedule,
    additionalMenuUrl: hasFullMenuPath,
    logoFilePath: hasLogoPath,
    headerImageUrl: specialImage,
    ...named,
  }
}
