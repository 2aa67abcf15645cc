import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Context menus", .serialized)
@MainActor
struct ContextMenuTests {
  init() { RunState.begin() }

  /// Answers for a list of numbers.
  final class Answers: NSObject, UICollectionViewDelegate {
    var make: (_ item: Int) -> UIContextMenuConfiguration? = { _ in nil }
    var history: [String] = []
    weak var source: UICollectionViewDiffableDataSource<Int, Int>?

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      history.append("ask \(indexPath.item)")
      return source?.itemIdentifier(for: indexPath).flatMap(make)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      history.append("will display")
      animator?.addAnimations { self.history.append("animate") }
      animator?.addCompletion { self.history.append("displayed") }
    }
    func collectionView(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      history.append("will end")
      animator?.addCompletion { self.history.append("ended") }
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      history.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      history.append("highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      history.append("unhighlight \(indexPath.item)")
    }
  }

  private static var kept: (ListScreen, Answers)?

  private func screen(_ make: @escaping (Int) -> UIContextMenuConfiguration?) -> (ListScreen, Answers) {
    let screen = ListScreen(rows: [0, 1, 2])
    let answers = Answers()
    answers.source = screen.source
    answers.make = make
    screen.list.delegate = answers
    ContextMenuTests.kept = (screen, answers)
    return (screen, answers)
  }

  private func press(_ y: CGFloat, _ screen: ListScreen, seconds: Double = 0.8) {
    TouchDriver.touchDown(at: CGPoint(x: 160, y: y), in: screen.window)
    HostLoop.advance(by: seconds)
    TouchDriver.touchUp()
  }

  @Test("MENU-03 MENU-04 MENU-05 a press highlights, asks, cancels the touch and shows; closures run when the menu shows")
  func opening() {
    let history = History()
    let (screen, answers) = screen { item in
      UIContextMenuConfiguration(
        previewProvider: {
          history.add("preview \(item)")
          return nil
        },
        actionProvider: { suggested in
          history.add("actions \(item) \(suggested.count)")
          return UIMenu(children: [UIAction(title: "Delete") { _ in history.add("delete \(item)") }])
        })
    }
    let (_, events) = recording { press(150, screen) }
    #expect(answers.history == ["highlight 1", "ask 1", "unhighlight 1", "will display", "animate", "displayed"])
    #expect(history.take() == ["preview 1", "actions 1 0"])
    #expect(
      lines(events).filter { !$0.hasPrefix("collectionView(_:did") && !$0.hasPrefix("update") } == [
        "collectionView(_:shouldHighlightItemAt:) 0-1", "context menu provider 1 at 0-1",
        "collectionView(_:contextMenuConfigurationForItemsAt:point:) 0-1", "menu 1 [\"Delete\"]",
      ])
    answers.history = []
    let (choice, chosen) = recording { MenuSession.current(in: screen.window)?.choose(["Delete"]) }
    HostLoop.settle()
    #expect(choice == .chosen)
    #expect(history.take() == ["delete 1"])
    #expect(answers.history == ["will end", "ended"])
    #expect(lines(chosen) == ["menu closed 1 Delete", "fire Delete on 1 1→1"])
    #expect(MenuSession.current(in: screen.window) == nil)
  }

  @Test("MENU-01 without a configuration no menu begins: the press goes on and selects when it ends")
  func noConfiguration() {
    let (screen, answers) = screen { _ in nil }
    press(50, screen)
    #expect(MenuSession.current(in: screen.window) == nil)
    #expect(answers.history == ["highlight 0", "ask 0", "select 0", "unhighlight 0"])
  }

  @Test("MENU-01 an empty configuration begins, takes the touch, and shows nothing")
  func emptyConfiguration() {
    let (screen, answers) = screen { _ in UIContextMenuConfiguration() }
    press(50, screen)
    #expect(MenuSession.current(in: screen.window) == nil)
    #expect(answers.history == ["highlight 0", "ask 0", "unhighlight 0"])
  }

  @Test("A short touch asks for no menu")
  func shortTouch() {
    let (screen, answers) = screen { _ in UIContextMenuConfiguration() }
    press(50, screen, seconds: 0.3)
    #expect(answers.history == ["highlight 0", "select 0", "unhighlight 0"])
  }

  @Test("MENU-01 MENU-02 the method for several items is asked alone: gaps get none, a selection all its items")
  func several() {
    final class Several: NSObject, UICollectionViewDelegate {
      var asked: [[Int]] = []
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPaths.map(\.item))
        return nil
      }
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append([-1])
        return nil
      }
    }
    let (screen, _) = screen { _ in nil }
    let several = Several()
    screen.list.delegate = several
    press(350, screen)
    screen.list.allowsMultipleSelection = true
    for item in [2, 0] {
      screen.list.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    press(50, screen)
    press(150, screen)
    #expect(several.asked == [[], [0, 2], [1]])
  }

  @Test("An action offered before the data moved is fired with both generations, for the item it was opened on")
  func generations() {
    var index: IndexPath?
    let (screen, answers) = screen { _ in nil }
    answers.make = { [weak answers] item in
      index = answers?.source?.indexPath(for: item)
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Delete") { _ in }]) })
    }
    press(150, screen)
    screen.show([9, 0, 1, 2])
    let (_, events) = recording { MenuSession.current(in: screen.window)?.choose(["Delete"]) }
    #expect(index?.item == 1)
    #expect(lines(events) == ["menu closed 1 Delete", "fire Delete on 1 1→2"])
    let fired = events.compactMap { event -> SourcePlace? in
      if case .actionFired(_, _, let origin, _, _) = event { origin } else { nil }
    }
    #expect(fired.first?.fileID.hasSuffix("ContextMenuTests.swift") == true)
  }

  @Test("Submenus by path, inline menus without one, hidden and disabled entries, late deferred ones")
  func entries() {
    let late = UIDeferredMenuElement { done in
      HostLoop.schedule(after: 1, label: "late") { MainActor.assumeIsolated { done([UIAction(title: "Late") { _ in }]) } }
    }
    let history = History()
    let (screen, _) = screen { _ in
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIMenu(title: "Move", children: [UIAction(title: "Inbox") { _ in history.add("inbox") }]),
          UIMenu(title: "Edit", options: .displayInline, children: [UIAction(title: "Copy", attributes: .disabled) { _ in }]),
          UIAction(title: "Secret", attributes: .hidden) { _ in }, late,
          UIAction(title: "Stay", attributes: .keepsMenuPresented) { _ in history.add("stay") },
        ])
      })
    }
    press(50, screen)
    guard let session = MenuSession.current(in: screen.window) else { Issue.record("no menu"); return }
    #expect(session.titles == ["Move › Inbox", "Copy", "Stay"])
    HostLoop.settle()
    #expect(session.titles == ["Move › Inbox", "Copy", "Late", "Stay"])
    #expect(session.choose(["Inbox"]) == .missing)
    #expect(session.choose(["Copy"]) == .disabled)
    #expect(session.choose(["Stay"]) == .chosen)
    #expect(MenuSession.current(in: screen.window) === session)
    #expect(session.choose(["Move", "Inbox"]) == .chosen)
    #expect(history.take() == ["stay", "inbox"])
    #expect(MenuSession.current(in: screen.window) == nil)
  }

  @Test("A touch while a menu is open only closes it")
  func closing() {
    let (screen, answers) = screen { _ in
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
    }
    press(50, screen)
    answers.history = []
    TouchDriver.tap(at: CGPoint(x: 160, y: 150), in: screen.window)
    HostLoop.settle()
    #expect(answers.history == ["will end", "ended"])
    #expect(MenuSession.current(in: screen.window) == nil)
  }
}
