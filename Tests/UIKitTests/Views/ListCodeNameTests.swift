import CellTrace
import Foundation
import HeadlessCore
import SelectorDispatch
import Testing

@_spi(CellHarness) @testable import UIKit

/// A view of an interface file that puts another in its place.
final class PlacedView: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    let label = UILabel(frame: frame)
    label.text = "in its place"
    return label
  }
}

/// Names that code around lists uses.
@Suite("Names of list code", .serialized) @MainActor struct ListCodeNameTests {
  private let place = TestWindow()

  @Test("A copy of a bar's look has looks of its buttons and tabs of its own")
  func copies() {
    let first = UINavigationBarAppearance()
    first.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
    let copy = first.copy()
    #expect(copy.buttonAppearance.normal.titlePositionAdjustment.horizontal == 3)
    copy.buttonAppearance.normal.titlePositionAdjustment = .zero
    #expect(first.buttonAppearance.normal.titlePositionAdjustment.horizontal == 3)

    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .red
    let other = tabs.copy()
    other.stackedLayoutAppearance.selected.iconColor = .blue
    #expect(tabs.stackedLayoutAppearance.selected.iconColor == .red)
    #expect((tabs.stackedLayoutAppearance.copy() as? UITabBarItemAppearance)?.selected.iconColor == .red)
  }

  @Test("A view in the keyboard's place says that it has the keyboard's ground, and shows what it holds")
  func inputView() {
    let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 200, height: 44), inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Done"
    view.addSubview(label)
    var builder = AppearanceBuilder()
    view.describe(into: &builder)
    #expect(builder.elements.compactMap { $0["inputViewStyle"] } == ["keyboard"])
    #expect(builder.elements.compactMap { $0["text"] } == ["Done"])
    #expect(UIInputView(frame: .zero).inputViewStyle == .default && view.allowsSelfSizing)
  }

  @Test("A view that names another when it has been made gives it its place in the file")
  func awaking() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ListCodeNameTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Placed.xib")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view contentMode="scaleToFill" id="a-a-a">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <subviews>
              <view contentMode="scaleToFill" id="b-b-b" customClass="PlacedView" customModule="UIKitTests">
                <rect key="frame" x="10" y="20" width="50" height="40"/>
              </view>
            </subviews>
          </view>
        </objects>
      </document>
      """
    try Data(text.utf8).write(to: file)
    await #expect(processExitsWith: .success) { [path = file.path as String] in
      await MainActor.run {
        AppFiles.add([path])
        let views = UINib(nibName: "Placed", bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
        let label = views.first?.subviews.first as? UILabel
        precondition(label?.text == "in its place")
        precondition(label?.frame == CGRect(x: 10, y: 20, width: 50, height: 40))
      }
    }
  }

  @Test("Tables and collections have the ground, the index and the scrolling that were set for all of them")
  func looks() {
    let window = place.window
    let table = UITableView()
    let own = UITableView()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let (_, events) = recording {
      UITableView.appearance().backgroundColor = .red
      UITableView.appearance().sectionIndexColor = .green
      UITableView.appearance().showsVerticalScrollIndicator = false
      UICollectionView.appearance().backgroundColor = .blue
      UICollectionView.appearance().keyboardDismissMode = .onDrag
      own.backgroundColor = .yellow
      for view in [table, own, collection] { window.addSubview(view) }
    }
    #expect(table.backgroundColor == .red && table.sectionIndexColor == .green && !table.showsVerticalScrollIndicator)
    #expect(own.backgroundColor == .yellow && own.sectionIndexColor == .green)
    #expect(collection.backgroundColor == .blue && collection.keyboardDismissMode == .onDrag)
    #expect(!events.contains { if case .unowned = $0 { true } else { false } })
  }
}
