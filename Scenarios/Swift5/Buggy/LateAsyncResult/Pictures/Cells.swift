import Combine
import UIKit

/// Reads the picture on a background queue.
final class QueuePictureCell: PictureCell {
  override func configure(with picture: Picture) {
    super.configure(with: picture)
    DispatchQueue.global(qos: .userInitiated).async {
      let image = UIImage(systemName: "\(picture.id).circle")
      DispatchQueue.main.async { [weak self] in
        self?.pictureView.image = image
      }
    }
  }
}

/// Awaits the picture in a task that nobody cancels.
final class TaskPictureCell: PictureCell {
  override func configure(with picture: Picture) {
    super.configure(with: picture)
    guard let address = picture.address else { return }
    Task {
      guard let (data, _) = try? await URLSession.shared.data(from: address) else { return }
      pictureView.image = UIImage(data: data)
    }
  }
}

/// Keeps every subscription it ever made.
final class PublisherPictureCell: PictureCell {
  private var subscriptions: Set<AnyCancellable> = []

  override func configure(with picture: Picture) {
    super.configure(with: picture)
    guard let address = picture.address else { return }
    URLSession.shared.dataTaskPublisher(for: address)
      .map { UIImage(data: $0.data) }
      .replaceError(with: nil)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] image in self?.pictureView.image = image }
      .store(in: &subscriptions)
  }
}

/// The app's own loader, with a completion handler.
final class PictureLoader {
  static let shared = PictureLoader()

  func load(_ address: URL, completion: @escaping (UIImage?) -> Void) {
    URLSession.shared.dataTask(with: address) { data, _, _ in
      let image = data.flatMap { UIImage(data: $0) }
      DispatchQueue.main.async { completion(image) }
    }.resume()
  }
}

/// Shows whatever the loader brings.
final class HandlerPictureCell: PictureCell {
  override func configure(with picture: Picture) {
    super.configure(with: picture)
    guard let address = picture.address else { return }
    PictureLoader.shared.load(address) { [weak self] image in
      self?.pictureView.image = image
    }
  }
}
