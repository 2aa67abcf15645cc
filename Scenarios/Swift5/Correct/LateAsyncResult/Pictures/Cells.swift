import Combine
import UIKit

/// Compares whose picture it is with what the cell shows by then.
final class IdentityPictureCell: PictureCell {
  private var picture: Picture?

  override func configure(with picture: Picture) {
    super.configure(with: picture)
    self.picture = picture
    DispatchQueue.global(qos: .userInitiated).async {
      let image = UIImage(systemName: "\(picture.id).circle")
      DispatchQueue.main.async { [weak self] in
        guard self?.picture == picture else { return }
        self?.pictureView.image = image
      }
    }
  }
}

/// Cancels its task when it is reused, and looks after every `await`.
final class CancelledTaskPictureCell: PictureCell {
  private var loading: Task<Void, Never>?

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    loading = nil
  }

  override func configure(with picture: Picture) {
    super.configure(with: picture)
    guard let address = picture.address else { return }
    loading = Task {
      guard let (data, _) = try? await URLSession.shared.data(from: address), !Task.isCancelled else { return }
      pictureView.image = UIImage(data: data)
    }
  }
}

/// Has one subscription, which ends when it is reused.
final class CancelledPublisherPictureCell: PictureCell {
  private var subscription: AnyCancellable?

  override func prepareForReuse() {
    super.prepareForReuse()
    subscription = nil
  }

  override func configure(with picture: Picture) {
    super.configure(with: picture)
    guard let address = picture.address else { return }
    subscription = URLSession.shared.dataTaskPublisher(for: address)
      .map { UIImage(data: $0.data) }
      .replaceError(with: nil)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] image in self?.pictureView.image = image }
  }
}

/// A cache of the whole app.
final class PictureCache {
  static let shared = PictureCache()
  private var images: [URL: UIImage] = [:]

  func image(_ address: URL, completion: @escaping (UIImage?) -> Void) {
    if let known = images[address] { return completion(known) }
    URLSession.shared.dataTask(with: address) { data, _, _ in
      let image = data.flatMap { UIImage(data: $0) }
      DispatchQueue.main.async {
        self.images[address] = image
        completion(image)
      }
    }.resume()
  }
}

/// Remembers the identifier of what it represents.
final class CachedPictureCell: PictureCell {
  private var representedIdentifier: Int?

  override func configure(with picture: Picture) {
    super.configure(with: picture)
    representedIdentifier = picture.id
    guard let address = picture.address else { return }
    PictureCache.shared.image(address) { [weak self] image in
      guard self?.representedIdentifier == picture.id else { return }
      self?.pictureView.image = image
    }
  }
}
