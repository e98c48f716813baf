ALTER TABLE "coupon_uses" ADD COLUMN "mailbox_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_uses_mailbox" ON "coupon_uses" USING btree ("code","mailbox_key");--> statement-breakpoint
UPDATE "coupon_uses" SET "mailbox_key" = substr("customer_key", 7) WHERE "customer_key" LIKE 'email:%';
