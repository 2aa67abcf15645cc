import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// UH-23…27, UH-32: swipes and taps between a row and its list.
@MainActor @Suite("Hosted rows and the list's gestures", .serialized) struct HostedSwipeTests {
  init() { RunState.begin() }

  @MainActor private final class Deleting {
    var rows = [0, 1, 2]
    var screen: HostedList?
    func delete(_ item: Int) {
      rows.removeAll { $0 == item }
      screen?.show(rows)
    }
  }

  @Test("UH-23 root swipe actions are the row's, first nearest the edge, with symbol, tint and role; full swipe as asked")
  func bridged() {
    let screen = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration {
        Text("x").frame(maxWidth: .infinity)
          .swipeActions {
            Button(role: .destructive) {
            } label: {
              Label("Delete", systemImage: "trash")
            }
            Button("Flag") {}.tint(.orange)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
      }
    }
    let trailing = screen.swipe(0)?.actions ?? []
    #expect(trailing.map(\.title) == ["Delete", "Flag"])
    #expect(trailing.map(\.style) == [.destructive, .normal])
    #expect(trailing.first?.image == UIImage(systemName: "trash"))
    #expect(trailing.map(\.backgroundColor) == [.systemRed, .systemOrange])
    let content = screen.cell(0)?.contentView as? any SwipeActionProviding
    #expect(content?.swipeActions(for: .trailing)?.performsFirstActionWithFullSwipe == true)
    #expect(content?.swipeActions(for: .leading)?.performsFirstActionWithFullSwipe == false)
    #expect(screen.swipe(0, .leading)?.titles == ["Pin"])
  }

  @Test("UH-24 an action that keeps its item's id hits it after an insertion; one that keeps its index path hits another")
  func identity() {
    let deleting = Deleting()
    var byIndex: [Int] = []
    let screen = HostedList(rows: [0, 1, 2]) { cell, item in
      let place = deleting.rows.firstIndex(of: item) ?? 0
      cell.contentConfiguration = UIHostingConfiguration {
        Text("\(item)").frame(maxWidth: .infinity).swipeActions {
          Button("id") { deleting.delete(item) }
          Button("index") { byIndex.append(deleting.rows[place]) }
        }
      }
    }
    deleting.screen = screen
    deleting.rows = [9, 0, 1, 2]
    screen.show(deleting.rows)
    guard let session = screen.swipe(1) else {
      Issue.record("no actions")
      return
    }
    screen.list.host.swipes.perform(session.actions[1], of: session)
    #expect(byIndex == [0])
    guard let again = screen.swipe(1) else {
      Issue.record("no actions at the row that was swiped again")
      return
    }
    screen.list.host.swipes.perform(again.actions[0], of: again)
    #expect(deleting.rows == [9, 0, 2])
  }

  @Test(
    "UH-25 UH-26 a destructive action whose data stays is reported, a tinted one is not; a row that is gone completes with false")
  func destructive() {
    let deleting = Deleting()
    let screen = HostedList(rows: [0, 1, 2]) { cell, item in
      cell.contentConfiguration = UIHostingConfiguration {
        Text("\(item)").frame(maxWidth: .infinity).swipeActions {
          Button("Keep", role: .destructive) {}
          Button("Tinted") {}.tint(.red)
          Button("Delete", role: .destructive) { deleting.delete(item) }
        }
      }
    }
    deleting.screen = screen
    func perform(_ index: Int, on item: Int) {
      guard let session = screen.swipe(item) else {
        Issue.record("no actions at row \(item)")
        return
      }
      _ = screen.takeWarnings()
      screen.list.host.swipes.perform(session.actions[index], of: session)
      HostLoop.advance(by: 2)
      HostLoop.runFrames()
    }
    perform(0, on: 0)
    #expect(screen.takeWarnings() == ["SW-19"])
    perform(1, on: 0)
    #expect(screen.takeWarnings() == [])
    perform(2, on: 0)
    #expect(screen.takeWarnings() == [])
    #expect(deleting.rows == [1, 2])
    // The content view is gone when its action is called.
    let content = screen.cell(1)?.contentView as? any SwipeActionProviding
    let action = content?.swipeActions(for: .trailing)?.actions[1]
    screen.cell(1)?.contentConfiguration = nil
    HostLoop.runFrames()
    var completed: [Bool] = []
    action?.handler(action ?? UIContextualAction(style: .normal, title: nil) { _, _, _ in }, UIView()) { completed.append($0) }
    #expect(completed == [false])
  }

  @Test("UH-27 outside a list swipe actions do nothing, without a word")
  func inert() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let row = Text("x").frame(maxWidth: .infinity).swipeActions { Button("Delete") {} }
    let tiles = HostedList(
      rows: [0], layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      cell: UICollectionViewCell.self
    ) { cell, _ in cell.contentConfiguration = UIHostingConfiguration { row } }
    let content = tiles.cell(0)?.contentView as? any SwipeActionProviding
    #expect(content != nil)
    #expect(content?.swipeActions(for: .trailing) == nil)
    let inside = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration {
        LazyVStack {
          row
          Text("y")
        }
      }
    }
    #expect(inside.swipe(0) == nil)
    #expect(inside.takeWarnings() == [])
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { calls.append("highlight") }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      calls.append("unhighlight")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("select \(indexPath.item)")
    }
  }

  @Test("UH-32 IN-02 plain content lets its cell highlight and select; a button and a tap gesture keep the touch for themselves")
  func touches() {
    var history: [String] = []
    let screen = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration {
        HStack(spacing: 0) {
          Color.red.frame(width: 60, height: 44)
          Button(action: { history.append("first") }, label: { Color.blue.frame(width: 60, height: 44) })
          Button(action: { history.append("second") }, label: { Color.green.frame(width: 60, height: 44) })
          Color.yellow.frame(width: 60, height: 44).onTapGesture { history.append("gesture") }
        }
      }.margins(.all, 0)
    }
    let delegate = Delegate()
    screen.list.delegate = delegate
    for x in [30.0, 90, 150, 210] {
      screen.tap(0, at: CGPoint(x: x, y: 22))
      history.append("-")
    }
    #expect(history == ["-", "first", "-", "second", "-", "gesture", "-"])
    #expect(delegate.calls.filter { $0.hasPrefix("select") } == ["select 0"])
    #expect(Set(delegate.calls) == ["highlight", "unhighlight", "select 0"])
  }

  @Test("IN-11 in a list a quick tap shows no pressed look; a finger that stays does")
  func delayedPress() {
    struct Look: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isPressed ? "pressed" : "idle").frame(maxWidth: .infinity, minHeight: 44)
      }
    }
    var fired = 0
    let screen = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Button("x") { fired += 1 }.buttonStyle(Look()) }
    }
    let point = CGPoint(x: 160, y: 22)
    TouchDriver.touchDown(at: point, in: screen.window)
    HostLoop.runFrames()
    #expect(screen.texts(0) == ["idle"])
    TouchDriver.touchUp()
    HostLoop.runFrames()
    #expect(fired == 1)
    TouchDriver.touchDown(at: point, in: screen.window)
    HostLoop.advance(by: 0.2)
    HostLoop.runFrames()
    #expect(screen.texts(0) == ["pressed"])
    TouchDriver.touchUp()
    HostLoop.runFrames()
    #expect(screen.texts(0) == ["idle"])
    #expect(fired == 2)
    screen.list.delaysContentTouches = false
    TouchDriver.touchDown(at: point, in: screen.window)
    HostLoop.runFrames()
    #expect(screen.texts(0) == ["pressed"])
    TouchDriver.touchCancelled()
  }
}
