/** Images that people upload: why one is not taken, and what the audit calls them. */
export default {
  'audit.entity.file': ['Image', '图片'],
  'field.height': ['Height', '高度'],
  'field.size': ['Size', '大小'],
  'field.width': ['Width', '宽度'],
  'reason.FILE_GONE': ['The image is no longer there', '图片已不存在'],
  'reason.FILE_NOT_FOUND': [
    'This upload was not found, or another record already uses it. Please upload the image again.',
    '没有您上传的该图片，或它已用于其他记录，请重新上传。',
  ],
  'reason.FILE_TOO_LARGE': ['The file is larger than {limit, number} MB', '文件超过 {limit, number} MB'],
  'reason.FILES_AWAY': ['The image storage cannot be reached. Please try again in a moment.', '图片存储暂时无法访问，请稍后再试'],
  'reason.IMAGE_TOO_LARGE': [
    'The image has {megapixels, number} megapixels; the limit is {limit, number}',
    '图片为 {megapixels, number} 百万像素，最多 {limit, number} 百万像素',
  ],
  'reason.IMAGE_TYPE_UNKNOWN': ['Only JPEG, PNG and WebP images can be uploaded', '只能上传 JPEG、PNG 或 WebP 图片'],
  'reason.IMAGE_UNREADABLE': ['The image is damaged or incomplete', '图片已损坏或不完整'],
  'reason.MEDIA_TYPE_BYTES': [
    'The body must be the bytes of the file (application/octet-stream)',
    '请求内容必须是文件本身（application/octet-stream）',
  ],
  'reason.TOO_MANY_UPLOADS': [
    'You have uploaded {limit, number} images that no record uses yet. They are deleted after a day; until then you cannot upload more.',
    '您有 {limit, number} 张已上传但尚未使用的图片。它们会在一天后删除，在此之前不能再上传。',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
