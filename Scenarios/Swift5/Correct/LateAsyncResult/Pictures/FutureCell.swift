import Combine
import UIKit

extension PictureCache {
  /// The picture as a promise: it is asked for at once, whoever listens.
  func picture(_ address: URL) -> Future<UIImage?, Never> {
    Future { promise in
      self.image(address) { image in promise(.success(image)) }
    }
  }
}

/// Listens to the promise of the picture it is for, and to no other.
final class FuturePictureCell: PictureCell {
  private var subscription: AnyCancellable?

  override func configure(with picture: Picture) {
    super.configure(with: picture)
    guard let address = picture.address else { return }
    subscription = PictureCache.shared.picture(address)
      .sink { [weak self] image in self?.pictureView.image = image }
  }
}
