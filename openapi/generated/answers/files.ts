// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zStoredImage = z.object({
    id: zId,
    type: z.string(),
    size: z.int().check(z.gte(1)),
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1))
});

const zFilesUploadResponse = zStoredImage;

/** The data of each JSON answer of the module. */
export const answers = {
  'files.upload': zFilesUploadResponse,
}
