-- Codes and invitations go before everything else, the soonest to lapse first. Other mails that lapse one day wait in line.
drop index outbox_due;
create index outbox_due on outbox ((case when secret then good_until end), due_at) where state = 'Pending';
