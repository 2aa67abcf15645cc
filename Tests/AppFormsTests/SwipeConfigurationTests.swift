import Testing
import UIKit

/// A subclass as an app writes it: outside of UIKit its actions can be read only.
@Suite("Swipe configurations of an app's own class") @MainActor struct SwipeConfigurationTests {
  @Test("A subclass of a swipe configuration has actions and an initialiser of its own")
  func ownSwipeConfiguration() {
    let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    let own = Pins(actions: [pin])
    #expect(own.actions.map(\.title) == ["Pin", "More"])
    #expect(UISwipeActionsConfiguration(actions: [pin]).actions == [pin])
  }
}

private final class Pins: UISwipeActionsConfiguration {
  private var own: [UIContextualAction] = []
  private let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
  override var actions: [UIContextualAction] { own + [more] }
  override init() { super.init() }
  convenience init(actions: [UIContextualAction]) {
    self.init()
    own = actions
  }
}
