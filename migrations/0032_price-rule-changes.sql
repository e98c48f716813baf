ALTER TABLE "price_rules" ALTER COLUMN "rule" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_rules" ADD COLUMN "changed_at" timestamp with time zone;