import { describe, expect, it } from "vitest";
import { MapZoom } from "./mapZoom.svelte";

describe("closer and farther", () => {
  it("frames what can be reached, above the tools, unless it is held", () => {
    const zoom = new MapZoom();
    zoom.setMapSize({ width: 1000, height: 700 });
    zoom.foot = 0.2;
    const low: [number, number][] = [
      [400, 500],
      [600, 690],
    ];
    zoom.showPoints(low, false);
    const [x = 0, y = 0, wide = 0, high = 0] = zoom.box.split(" ").map(Number);
    expect(wide).toBeLessThan(500);
    expect(x).toBeLessThan(400);
    expect(x + wide).toBeGreaterThan(600);
    expect(y).toBeLessThan(500);
    expect(y + high * 0.8).toBeGreaterThanOrEqual(690);
    zoom.zoomBy(1.2);
    const held = zoom.box;
    zoom.showPoints([], false);
    expect(zoom.box).toBe(held);
    zoom.resumeFollowing();
    zoom.showPoints([], false);
    expect(zoom.box).toBe("0 0 1000 700");
  });

  it("never beyond the edge, never farther than all of it", () => {
    const zoom = new MapZoom();
    zoom.setMapSize({ width: 1000, height: 700 });
    expect(zoom.box).toBe("0 0 1000 700");
    zoom.zoomBy(2);
    expect(zoom.box).toBe("250 175 500 350");
    zoom.move(-1000, 1000);
    expect(zoom.box).toBe("0 350 500 350");
    zoom.show(900, 100);
    expect(zoom.x).toBe(500);
    zoom.zoomBy(100);
    expect(zoom.scale).toBe(5);
    zoom.zoomBy(0.001);
    expect(zoom.box).toBe("0 0 1000 700");
  });
});

describe("fingers on the map", () => {
  const screen_ = { left: 0, top: 0, width: 500, height: 350 } as DOMRect;
  function finger(id: number, x: number, y: number): PointerEvent {
    return { pointerId: id, clientX: x, clientY: y } as PointerEvent;
  }

  it("two apart bring it closer, one moves it, a tap is no move", () => {
    const zoom = new MapZoom();
    zoom.setMapSize({ width: 1000, height: 700 });
    zoom.down(finger(1, 200, 175));
    zoom.drag(finger(1, 260, 175), screen_);
    expect(zoom.dragged).toBe(false); // the whole map is in sight, so the page scrolls instead
    zoom.down(finger(2, 300, 175));
    zoom.drag(finger(2, 420, 175), screen_);
    expect(zoom.scale).toBeGreaterThan(2);
    expect(zoom.dragged).toBe(true);
    zoom.up(finger(2, 420, 175));
    zoom.up(finger(1, 260, 175));
    const before = zoom.x;
    zoom.down(finger(3, 200, 175));
    zoom.drag(finger(3, 201, 175), screen_);
    expect(zoom.dragged).toBe(false);
    zoom.drag(finger(3, 150, 175), screen_);
    expect(zoom.x).toBeGreaterThan(before);
    expect(zoom.dragged).toBe(true);
  });
});
