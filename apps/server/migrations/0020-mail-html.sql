-- Mails are HTML beside their text, in the language of their reader.
alter table outbox
  -- Empty for those that were written before this stood here: they leave as text alone.
  add column html text not null default '',
  -- What stands in its QR code, which is drawn as the mail leaves.
  add column code text;

-- The language in which somebody last signed in: mails are written in it. Null until then.
alter table staff add column language text check (language in ('en', 'zh'));

-- Where people who do not work in the console open what a mail is about, with {entity} and {id}. Empty: mails have no such link.
alter table setting add column app_link text not null default '';
