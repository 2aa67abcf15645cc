import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What an app sets for all views of a class.
@Suite("Looks of classes", .serialized) @MainActor struct ClassLooksTests {
  private final class Loud: UILabel {}
  private final class Panel: UIView {}
  private let place = TestWindow()

  private func shown<View: UIView>(_ view: View, in container: UIView? = nil) -> View {
    (container ?? place.window).addSubview(view)
    return view
  }

  @Test("A view wears them from when it enters a window on; what it was given by itself it keeps")
  func worn() { _ = recording(wear) }
  private func wear() {
    _ = place.window
    UISwitch.appearance().onTintColor = .purple
    UILabel.appearance().font = .boldSystemFont(ofSize: 20)
    let toggle = UISwitch()
    #expect(toggle.onTintColor == nil)
    #expect(shown(toggle).onTintColor == .purple)
    toggle.onTintColor = .green
    toggle.removeFromSuperview()
    #expect(shown(toggle).onTintColor == .green)
    let own = UILabel()
    own.font = .systemFont(ofSize: 9)
    #expect(shown(own).font == .systemFont(ofSize: 9) && shown(UILabel()).font == .boldSystemFont(ofSize: 20))
    let other = UISwitch()
    other.onTintColor = .red
    #expect(shown(other).onTintColor == .red)
  }

  @Test("Those of the nearest class come first, and those in a container hold in it only")
  func order() { _ = recording(wearInOrder) }
  private func wearInOrder() {
    let panel = shown(Panel())
    UILabel.appearance().textColor = .red
    Loud.appearance().textColor = .blue
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .orange
    #expect(UILabel.appearance(whenContainedInInstancesOf: [Panel.self]) !== UILabel.appearance())
    #expect(shown(UILabel()).textColor == .red && shown(Loud()).textColor == .blue)
    #expect(shown(UILabel(), in: panel).textColor == .green)
    let (plain, events) = recording { shown(UIView()) }
    #expect(plain.tintColor == UIView().tintColor)
    #expect(!events.contains { if case .unowned = $0 { true } else { false } })
  }

  @Test("A table has the lines that were set for all tables, and its own where it was given some")
  func tables() { _ = recording(wearLines) }
  private func wearLines() {
    _ = place.window
    UITableView.appearance().separatorStyle = .none
    UITableView.appearance().sectionHeaderTopPadding = 0
    let (table, events) = recording { shown(UITableView()) }
    #expect(table.separatorStyle == .none && table.sectionHeaderTopPadding == 0)
    #expect(!events.contains { if case .unowned = $0 { true } else { false } })
    let own = UITableView()
    own.sectionHeaderTopPadding = 4
    #expect(shown(own).sectionHeaderTopPadding == 4)
  }

  @Test("What can't be put on is named, and the run proves nothing")
  func unknown() {
    _ = place.window
    let (_, events) = recording {
      UILabel.appearance().shadowColor = .red
      UIStackView.appearance().spacing = 8
      place.window.addSubview(UILabel())
      place.window.addSubview(UIStackView())
    }
    let names = events.compactMap { if case .unowned(let name) = $0 { name } else { nil } }
    #expect(names == ["UILabel.appearance().shadowColor", "UIStackView.appearance()"])
  }

  @Test("Looks of a bar are copied and taken over from those of another kind of bar")
  func bars() {
    let first = UINavigationBarAppearance()
    first.backgroundColor = .red
    first.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    let copy = first.copy()
    copy.backgroundColor = .blue
    let bar = UINavigationBar()
    bar.compactAppearance = copy
    #expect(bar.compactAppearance?.backgroundColor == .blue && bar.compactAppearance !== first)
    #expect((first as NSObject).copy() is UINavigationBarAppearance)
    #expect(first.backgroundColor == .red && copy.titlePositionAdjustment.vertical == 2)
    #expect(UITabBarAppearance(barAppearance: first).backgroundColor == .red)
    #expect(UINavigationBarAppearance(barAppearance: first).titlePositionAdjustment.horizontal == 1)
  }
}
