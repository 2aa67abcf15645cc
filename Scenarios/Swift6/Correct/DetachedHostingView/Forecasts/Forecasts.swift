import SwiftUI
import UIKit

struct ForecastCard: View {
  let day: Int

  var body: some View {
    HStack {
      Text("Day \(day)").font(.headline)
      Spacer()
      Image(systemName: day.isMultiple(of: 3) ? "cloud.rain" : "sun.max")
    }
    .padding()
  }
}

/// A home-made hosting cell that knows whose child its controller has to be.
final class ForecastCell: UICollectionViewCell {
  private let host = UIHostingController(rootView: ForecastCard(day: 0))

  func show(_ day: Int, in parent: UIViewController) {
    host.rootView = ForecastCard(day: day)
    guard host.parent !== parent else { return }
    parent.addChild(host)
    host.view.frame = contentView.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.view.backgroundColor = .clear
    contentView.addSubview(host.view)
    host.didMove(toParent: parent)
  }
}

final class ForecastsViewController: UIViewController, UICollectionViewDataSource {
  private let layout = UICollectionViewFlowLayout()

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 360, height: 60)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    list.register(ForecastCell.self, forCellWithReuseIdentifier: "day")
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    (cell as? ForecastCell)?.show(indexPath.item + 1, in: self)
    return cell
  }
}
