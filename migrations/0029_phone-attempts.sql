ALTER TABLE "phone_handovers" ADD COLUMN "attempt_hash" text;--> statement-breakpoint
ALTER TABLE "phone_handovers" ADD COLUMN "given" jsonb;