import type { z } from 'zod'
import { id } from './id'
import { mayBeEmpty } from './lenient'
import { type ProfileChanges, profileFields } from './profile'

const { lat, lon, noDailyMenu, startersOption, days, headerImageUrl, logoFilePath, additionalMenuUrl } =
  profileFields.shape

/** Common clients use other names for some fields (docs/product.md#wizard-fields). Inside the api, each field has one name. */
const aliases = {
  ...{ lng: lon, long: lon, latitude: lat, longitude: lon },
  ...{ dailyMenu: noDailyMenu, starters: startersOption, schedule: days },
  ...{ hasFullMenuPath: additionalMenuUrl, hasLogoPath: logoFilePath, specialImage: headerImageUrl },
}

const wizardFields = profileFields.extend(aliases)

/** The whole wizard. The chatbot step sends only ownerId and restaurantName; a draft sends the answers so far. */
export const wizardPayload = wizardFields
  .extend({ ownerId: mayBeEmpty(id) })
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
