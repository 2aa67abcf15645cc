import Combine
import UIKit

extension PictureLoader {
  /// The picture as a promise: it is asked for at once, whoever listens.
  func picture(_ address: URL) -> Future<UIImage?, Never> {
    Future { promise in
      self.load(address) { image in promise(.success(image)) }
    }
  }
}

/// Adds a subscription for every picture it was ever for.
final class FuturePictureCell: PictureCell {
  private var subscriptions: Set<AnyCancellable> = []

  override func configure(with picture: Picture) {
    super.configure(with: picture)
    guard let address = picture.address else { return }
    PictureLoader.shared.picture(address)
      .sink { [weak self] image in self?.pictureView.image = image }
      .store(in: &subscriptions)
  }
}
