import Combine
import SwiftUI
import UIKit

@MainActor
final class SleepSound: ObservableObject, Identifiable {
  let id: String
  @Published private(set) var remaining: Int?
  private var ticking: AnyCancellable?

  init(id: String) { self.id = id }

  func toggle() {
    guard ticking == nil else { return stop() }
    remaining = 3
    ticking = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.tick() }
  }

  private func tick() {
    guard let left = remaining, left > 1 else { return stop() }
    remaining = left - 1
  }

  private func stop() {
    ticking = nil
    remaining = nil
  }
}

struct SleepSoundRow: View {
  @ObservedObject var sound: SleepSound

  var body: some View {
    HStack {
      Text(sound.id)
      Spacer()
      if let left = sound.remaining { Text("\(left) s left").font(.caption) }
      Button {
        sound.toggle()
      } label: {
        Image(systemName: sound.remaining == nil ? "play.fill" : "stop.fill")
      }
      .accessibilityLabel(sound.remaining == nil ? "Play" : "Stop")
    }
  }
}

final class SleepSoundsViewController: UICollectionViewController {
  private let sounds = (1...35).map { SleepSound(id: "Sound \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, SleepSound.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, SleepSound> { cell, _, sound in
      cell.contentConfiguration = UIHostingConfiguration { SleepSoundRow(sound: sound) }
    }
    dataSource = .init(collectionView: collectionView) { [sounds] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: sounds.first { $0.id == id })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, SleepSound.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(sounds.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
