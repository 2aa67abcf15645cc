import CellTrace

/// One interaction as the host performs it. A family of interactions stands in one file: what each names, its title, what is done
/// and how it can fail; ``CellTrace/Interaction/performer`` has one line for each.
@MainActor protocol Performer {
  /// The interactions it consists of, which are steps of their own; nil, as by default, for one that is a step itself.
  var parts: [CellInteraction]? { get }
  /// True if the items it names may be headers and footers, too; false by default.
  var includesHeaders: Bool { get }
  /// The interaction with what its locators name, so that re-runs act on the same things.
  func resolved(_ interaction: CellInteraction, on screen: ScreenUnderTest) throws -> CellInteraction
  /// What reports call the step.
  func title(_ names: StepNames) -> String
  /// Does it the way a user, the data or the clock would.
  func perform(on screen: ScreenUnderTest) throws
}

extension Performer {
  var parts: [CellInteraction]? { nil }
  var includesHeaders: Bool { false }

  func resolved(_ interaction: CellInteraction, on screen: ScreenUnderTest) throws -> CellInteraction {
    try resolvedItems(interaction, on: screen)
  }

  /// Every item and every element by itself: what most interactions need.
  func resolvedItems(_ interaction: CellInteraction, on screen: ScreenUnderTest) throws -> CellInteraction {
    try interaction.mapItems {
      .resolved(try screen.items.locate($0, includingHeaders: includesHeaders).item)
    } element: {
      // A part of a control has no path of its own: it keeps its name.
      try screen.items.isPart($0, in: $1) ? $0 : .path(try screen.items.element($0, in: $1).path)
    }
  }
}
