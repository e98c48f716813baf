ALTER TABLE "stock" RENAME COLUMN "quantity" TO "on_hand";--> statement-breakpoint
ALTER TABLE "stock" DROP CONSTRAINT "stock_not_oversold";--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "serves" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "available" integer GENERATED ALWAYS AS (greatest(on_hand - reserved, 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sent" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_never_negative" CHECK ("stock"."on_hand" >= 0 and "stock"."reserved" >= 0);