import CellTrace
import HeadlessCore
import Testing

@testable import SwiftUI

/// Views that go through phases or keyframes on the host's clock.
@MainActor @Suite("Phases and keyframes", .serialized) struct PhaseTests {
  private struct Phased: View {
    let seen: History
    @State private var count = 0
    var body: some View {
      VStack {
        Button("go \(count)") { count += 1 }
        PhaseAnimator([0, 10, 20], trigger: count) { phase in
          let _ = seen("\(phase)")
          Text("phase \(phase)")
        } animation: { phase in
          .linear(duration: phase == 10 ? 0.5 : 1)
        }
      }
    }
  }

  @Test("A trigger leads through all phases, each as long as its animation takes, and back to the first")
  func phases() {
    RunState.begin()
    let seen = History()
    let hosted = Hosted(Phased(seen: seen))
    #expect(hosted.texts.contains("phase 0"))
    _ = seen.take()
    hosted.tap(text: "go 0")
    #expect(hosted.texts.contains("phase 10"))
    HostLoop.advance(by: 0.6)
    hosted.settle()
    #expect(hosted.texts.contains("phase 20"))
    HostLoop.advance(by: 0.6)
    hosted.settle()
    #expect(hosted.texts.contains("phase 20"))
    HostLoop.advance(by: 0.5)
    hosted.settle()
    #expect(hosted.texts.contains("phase 0"))
    var steps: [String] = []
    for entry in seen.take() where entry != steps.last { steps.append(entry) }
    #expect(steps == ["10", "20", "0"])
  }

  @Test("Phases without a trigger rest in the first, and a view without phases stays as it is")
  func resting() {
    let hosted = Hosted(
      VStack {
        Text("a").phaseAnimator([1, 2]) { content, phase in
          HStack {
            content
            Text("\(phase)")
          }
        }
        Text("b").phaseAnimator([Int]()) { content, _ in content.hidden() }
      })
    HostLoop.advance(by: 5)
    hosted.settle()
    #expect(hosted.texts == ["a", "1", "b"])
  }

  private struct Shown: Equatable {
    var scale = 1.0
    var turn = Angle.zero
  }

  @Test("A timeline has each track's values at any time, and lasts as long as the longest")
  func timelines() {
    let timeline = KeyframeTimeline(initialValue: Shown()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2.0, duration: 1)
        MoveKeyframe(5.0)
        LinearKeyframe(3.0, duration: 1)
      }
      KeyframeTrack(\.turn) { LinearKeyframe(.degrees(90), duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5).scale == 1.5)
    #expect(timeline.value(time: 1.5).scale == 4)
    #expect(timeline.value(time: 3).scale == 3)
    #expect(abs(timeline.value(time: 2).turn.degrees - 45) < 0.001)
    #expect(timeline.value(progress: 1) == Shown(scale: 3, turn: .degrees(90)))
  }

  @Test("Keyframes of a list follow each other, as those that are written down do")
  func lists() {
    let frames = [LinearKeyframe(2.0, duration: 1), LinearKeyframe(6.0, duration: 2)]
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for frame in frames { frame }
    }
    #expect(timeline.duration == 3 && timeline.value(time: 1) == 2 && timeline.value(time: 2) == 4)
    let tracks = KeyframeTimeline(initialValue: Shown()) {
      for scale in [2.0, 4.0] {
        KeyframeTrack(\.scale) { LinearKeyframe(scale, duration: scale) }
      }
    }
    #expect(tracks.duration == 4)
  }

  @Test("Smooth keyframes meet their values, a spring comes near its own")
  func curves() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 1)
      SpringKeyframe(8, duration: 2, spring: .smooth)
    }
    #expect(timeline.value(time: 1) == 10)
    #expect(abs(timeline.value(time: 0.5) - 5) < 2)
    #expect(timeline.value(time: 2) == 0)
    #expect(abs(timeline.value(time: 3.99) - 8) < 0.1)
    #expect(timeline.value(time: 9) == 8)
  }

  private struct Bouncing: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("go \(count)") { count += 1 }
        KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
          Text("at \(value, specifier: "%.0f")")
        } keyframes: { _ in
          LinearKeyframe(4.0, duration: 1)
          LinearKeyframe(7.0, duration: 1)
        }
      }
    }
  }

  @Test("A trigger leads from keyframe to keyframe, and again from the beginning")
  func keyframes() {
    RunState.begin()
    let hosted = Hosted(Bouncing())
    func after(_ seconds: Double) -> String? {
      HostLoop.advance(by: seconds)
      hosted.settle()
      return hosted.texts.last
    }
    #expect(after(3) == "at 0")
    hosted.tap(text: "go 0")
    #expect(after(1.1) == "at 4")
    #expect(after(1) == "at 7")
    hosted.tap(text: "go 1")
    #expect(hosted.texts.last == "at 0")
    #expect(after(5) == "at 7")
  }
}
