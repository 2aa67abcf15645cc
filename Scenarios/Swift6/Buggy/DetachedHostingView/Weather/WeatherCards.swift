import SwiftUI
import UIKit

struct Weather: Hashable, Sendable {
  let city: String
  let degrees: Int
}

struct WeatherCard: View {
  let weather: Weather

  var body: some View {
    HStack {
      Text(weather.city).font(.headline)
      Spacer()
      Text("\(weather.degrees)°").font(.title2)
    }
    .padding()
  }
}

/// A home-made hosting cell: the hosting controller's view is added, the controller itself is nobody's child.
final class WeatherCell: UICollectionViewCell {
  private var host: UIHostingController<WeatherCard>?

  func show(_ weather: Weather) {
    if let host {
      host.rootView = WeatherCard(weather: weather)
      return
    }
    let host = UIHostingController(rootView: WeatherCard(weather: weather))
    host.view.translatesAutoresizingMaskIntoConstraints = false
    host.view.backgroundColor = .clear
    contentView.addSubview(host.view)
    NSLayoutConstraint.activate([
      host.view.topAnchor.constraint(equalTo: contentView.topAnchor),
      host.view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      host.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    self.host = host
  }
}

final class WeatherViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Weather>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 350, height: 64)
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    let registration = UICollectionView.CellRegistration<WeatherCell, Weather> { cell, _, weather in cell.show(weather) }
    dataSource = .init(collectionView: grid) { grid, indexPath, weather in
      grid.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: weather)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Weather>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { Weather(city: "City \($0)", degrees: 5 + $0 % 20) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
