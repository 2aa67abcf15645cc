import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("What an app writes when it is told of a selection", .serialized)
@MainActor
struct SelectionAnswerTests {
  /// Writes one property when it is told of the selection, another through a new configuration.
  private final class Delegate: NSObject, UICollectionViewDelegate {
    weak var screen: ListScreen?

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      collectionView.cellForItem(at: indexPath)?.contentView.alpha = 0.5
      screen?.show([7, 8, 9], reconfiguring: [8])
    }
  }

  @Test("its own writes carry no state; those of a provider that runs meanwhile carry the cell's")
  func provenances() throws {
    let screen = ListScreen(rows: [7, 8, 9]) { cell, _, _ in
      if cell.isSelected { cell.contentView.backgroundColor = .systemBlue }
    }
    let delegate = Delegate()
    delegate.screen = screen
    screen.list.delegate = delegate
    _ = recording {
      screen.list.host.touches.began(at: CGPoint(x: 10, y: 150))
      screen.list.host.touches.ended(at: CGPoint(x: 10, y: 150))
    }
    let content = try #require(screen.list.cellForItem(at: IndexPath(row: 1, section: 0))).contentView
    #expect(content.provenance(of: "alpha")?.flags == [])
    #expect(content.provenance(of: "alpha")?.item == ItemID(list: screen.list.host.list, key: "8"))
    #expect(content.provenance(of: "backgroundColor")?.flags.contains(.selected) == true)
    withExtendedLifetime(delegate) {}
  }
}
