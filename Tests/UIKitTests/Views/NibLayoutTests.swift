import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// A layout of an interface file that sets itself up when all is there.
final class ColumnLayout: UICollectionViewFlowLayout {
  override func awakeFromNib() {
    super.awakeFromNib()
    minimumLineSpacing = 33
  }
}

@Suite("Layouts of interface files", .serialized) @MainActor struct NibLayoutTests {
  @Test("A layout hears that its file is loaded, after its values were set")
  func awaking() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("NibLayoutTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Columns.xib")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <collectionView contentMode="scaleToFill" dataMode="none" id="a-a-a">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="7" id="b-b-b"
              customClass="ColumnLayout" customModule="UIKitTests"/>
          </collectionView>
        </objects>
      </document>
      """
    try Data(text.utf8).write(to: file)
    await #expect(processExitsWith: .success) { [path = file.path as String] in
      await MainActor.run {
        AppFiles.add([path])
        let view = UINib(nibName: "Columns", bundle: nil).instantiate(withOwner: nil).first as? UICollectionView
        let layout = view?.collectionViewLayout as? ColumnLayout
        precondition(layout?.minimumLineSpacing == 33 && layout?.minimumInteritemSpacing == 7)
      }
    }
  }
}
