import CellTrace
import HeadlessCore

/// A named change of the model, as the screen declares it.
struct Mutate: Performer {
  var name: String

  func title(_ names: StepNames) -> String { "data: \(name)" }

  func perform(on screen: ScreenUnderTest) throws {
    guard let app = screen.screen else { return }
    let declared = app.mutations
    guard let mutation = declared.first(where: { $0.name == name }) else {
      throw StepFailure.noSuchMutation(name, declared: declared.map(\.name))
    }
    Probe.post(.mutated(name))
    mutation.perform(on: app)
  }
}

/// Nothing but time.
struct Wait: Performer {
  var seconds: Double

  func title(_ names: StepNames) -> String { "wait \(seconds) s" }

  func perform(on screen: ScreenUnderTest) { HostLoop.advance(by: seconds) }
}

/// The next step waits for nothing: the engine ends it after so many seconds.
struct Hurry: Performer {
  var seconds: Double

  func title(_ names: StepNames) -> String { "hurry: the next step is over after \(seconds) s" }

  func perform(on screen: ScreenUnderTest) {}
}

extension StepFailure {
  static func noSuchMutation(_ name: String, declared: [String]) -> StepFailure {
    StepFailure(
      "the screen has no mutation \"\(name)\""
        + (declared.isEmpty ? "; it declares none" : "; it declares \(quoted(declared))")
        + ". Add it to the screen's mutations")
  }
}
