-- Orders whose buyer was erased kept the email address with the use of their coupon.
UPDATE "coupon_uses" SET "customer_key" = '', "mailbox_key" = ''
WHERE "order_reference" IN (SELECT "number" FROM "orders" WHERE "email" = '');
