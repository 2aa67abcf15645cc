import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Views of a collection that the app keeps and returns again, without asking the list for one.
@MainActor struct KeptViewTests {
  private static let header = UICollectionView.elementKindSectionHeader

  /// A list whose one header is dequeued once and kept.
  private func keptHeader(_ profile: Profile, items: Int = 20) -> (screen: ChosenScreen, header: () -> UICollectionReusableView?)
  {
    let screen = ChosenScreen(header: true, profile: profile)
    screen.source.counts = [items]
    var kept: UICollectionReusableView?
    screen.source.supplementary = { list, kind, path in
      let view = kept ?? list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
      kept = view
      return view
    }
    screen.layOut()
    return (screen, { kept })
  }

  private func scroll(_ screen: ChosenScreen, to offset: CGFloat) {
    screen.list.contentOffset.y = offset
    screen.layOut()
  }

  private func shown(_ screen: ChosenScreen) -> UICollectionReusableView? {
    screen.list.supplementaryView(forElementKind: Self.header, at: IndexPath(item: 0, section: 0))
  }

  @Test("LC-X11 a header that the app keeps comes back when it scrolls into sight again", arguments: [Profile.iOS17, .iOS18])
  func scrolledAway(_ profile: Profile) throws {
    let (screen, header) = keptHeader(profile)
    // A plain list's header stays at its top.
    var grouped = UICollectionLayoutListConfiguration(appearance: .grouped)
    grouped.headerMode = .supplementary
    screen.list.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: grouped), animated: false)
    screen.layOut()
    let first = try #require(shown(screen))
    #expect(first === header())
    scroll(screen, to: 900)
    #expect(shown(screen) == nil)
    #expect(first.isHidden)
    scroll(screen, to: 0)
    #expect(shown(screen) === first)
    #expect(!first.isHidden && first.superview === screen.list)
    #expect(screen.list.host.brokenInvariants.isEmpty)
  }

  @Test("LC-X11 a header that the app keeps stays through reloads of the list and of its section")
  func reloaded() throws {
    let (screen, header) = keptHeader(.iOS18)
    let first = try #require(header())
    screen.list.reloadData()
    screen.layOut()
    #expect(shown(screen) === first)
    #expect(!first.isHidden)
    screen.list.reloadSections(IndexSet(integer: 0))
    HostLoop.settle()
    #expect(shown(screen) === first)
    #expect(!first.isHidden && first.superview === screen.list)
    #expect(screen.list.host.brokenInvariants.isEmpty)
  }

  @Test("LC-X06 a cell that the app keeps for its item serves it again after a reload")
  func keptCells() throws {
    let screen = ChosenScreen(profile: .iOS18)
    screen.source.counts = [20]
    var cells: [IndexPath: UICollectionViewCell] = [:]
    screen.source.cell = { list, path in
      let cell = cells[path] ?? list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cells[path] = cell
      return cell
    }
    screen.layOut()
    let path = IndexPath(item: 0, section: 0)
    let first = try #require(screen.list.cellForItem(at: path))
    screen.list.reloadData()
    screen.layOut()
    #expect(screen.list.cellForItem(at: path) === first)
    #expect(!first.isHidden)
    #expect(screen.list.host.brokenInvariants.isEmpty)
  }
}
