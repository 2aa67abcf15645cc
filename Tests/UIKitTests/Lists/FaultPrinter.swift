import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// For tests in a process that ends: prints the row, the text and what led there.
enum FaultPrinter {
  static func install() {
    UIKitExceptions.handler = { row, text, cause in
      let problem = cause.map { "\($0.call) ⟨\($0.problem)⟩".replacing("CellTrace.", with: "") } ?? "no cause"
      FileHandle.standardError.write(Data("[\(row)] \(text)\n[cause] \(problem)\n".utf8))
      exit(1)
    }
  }
}

/// A data source whose answers a test chooses.
@MainActor final class ChosenSource: NSObject, UICollectionViewDataSource {
  var counts = [2]
  var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = {
    $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
  }
  var supplementary: (UICollectionView, String, IndexPath) -> UICollectionReusableView = {
    $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "view", for: $2)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cell(collectionView, indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { supplementary(collectionView, kind, indexPath) }
}

/// A window with a list of a ``ChosenSource``; nothing is laid out yet.
@MainActor final class ChosenScreen {
  let window: UIWindow
  let list: UICollectionView
  let source = ChosenSource()

  init(header: Bool = false, profile: Profile = .iOS18) {
    FaultPrinter.install()
    RunState.begin(RunConfiguration(profile: profile))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    SizedCell.height = 100
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = header ? .supplementary : .none
    list = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
    list.dataSource = source
    window.addSubview(list)
    window.isHidden = false
  }

  func layOut() { HostLoop.runFrames() }
}
