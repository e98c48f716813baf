DROP INDEX "cycle_quotes_certificate";--> statement-breakpoint
ALTER TABLE "cycle_quotes" ADD COLUMN "is_mailed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cycle_quotes_redeemed_certificate" ON "cycle_quotes" USING btree ("certificate") WHERE "cycle_quotes"."state" = 'redeemed';