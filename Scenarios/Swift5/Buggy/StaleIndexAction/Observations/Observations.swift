import UIKit

struct NaturePhoto: Hashable {
  let id: Int
  let caption: String
}

@MainActor final class PlantObservation {
  private(set) var photos: [NaturePhoto] = []
  var notes = "Edge of the wood, in the shade"
  var isWild = true
  private var nextID = 0
  private let roll = ["Whole plant", "Leaf, upper side", "Leaf, lower side", "Flower", "Stem", "Bud", "Root", "Place", "Seed"]

  init() {
    for _ in 0..<4 { addPhoto() }
  }

  func addPhoto() {
    let round = nextID / roll.count
    let caption = roll[nextID % roll.count] + (round == 0 ? "" : " \(round + 1)")
    photos.append(NaturePhoto(id: nextID, caption: caption))
    nextID += 1
  }

  func removePhoto(at index: Int) { photos.remove(at: index) }

  func makeCover(_ photo: NaturePhoto) {
    guard let index = photos.firstIndex(of: photo) else { return }
    photos.insert(photos.remove(at: index), at: 0)
  }
}

final class PhotoTileCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textAlignment = .center
    label.numberOfLines = 2
    let stack = UIStackView(arrangedSubviews: [imageView, label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.frame = contentView.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
    contentView.layer.cornerRadius = 8
    contentView.layer.borderWidth = 1
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func showAdd() {
    imageView.image = UIImage(systemName: "plus")
    label.text = "Add photo"
  }

  func show(_ photo: NaturePhoto, isCover: Bool) {
    imageView.image = UIImage(systemName: isCover ? "star.fill" : "photo")
    label.text = photo.caption
  }
}

/// A photo on the whole screen.
final class PhotoViewController: UIViewController {
  private let photo: NaturePhoto
  private let onTrash: () -> Void
  private let onCover: () -> Void

  init(photo: NaturePhoto, onTrash: @escaping () -> Void, onCover: @escaping () -> Void) {
    self.photo = photo
    self.onTrash = onTrash
    self.onCover = onCover
    super.init(nibName: nil, bundle: nil)
    title = photo.caption
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let imageView = UIImageView(image: UIImage(systemName: "photo"))
    imageView.contentMode = .scaleAspectFit
    imageView.frame = view.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(imageView)
    navigationItem.rightBarButtonItems = [
      button("Trash") { $0.onTrash() },
      button("Cover") { $0.onCover() },
    ]
  }

  private func button(_ title: String, _ perform: @escaping (PhotoViewController) -> Void) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        perform(self)
        navigationController?.popViewController(animated: true)
      })
  }
}

final class ObservationViewController: UICollectionViewController {
  private let observation: PlantObservation

  init(observation: PlantObservation) {
    self.observation = observation
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    super.init(collectionViewLayout: layout)
    title = "Observation"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoTileCell.self, forCellWithReuseIdentifier: "tile")
    showWild()
  }

  private func showWild() {
    let words = observation.isWild ? "Wild" : "Planted"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: words,
      primaryAction: UIAction(title: words) { [weak self] _ in
        self?.observation.isWild.toggle()
        self?.showWild()
      })
  }

  /// The first tile adds a photo.
  private func removePhoto(atTile tile: Int) {
    observation.removePhoto(at: max(tile - 1, 0))
    collectionView.reloadData()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    observation.photos.count + 1
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    if indexPath.item == 0 {
      (cell as? PhotoTileCell)?.showAdd()
    } else {
      (cell as? PhotoTileCell)?.show(observation.photos[indexPath.item - 1], isCover: indexPath.item == 1)
    }
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard indexPath.item > 0 else {
      observation.addPhoto()
      collectionView.insertItems(at: [IndexPath(item: observation.photos.count, section: 0)])
      return
    }
    let index = indexPath.item - 1
    let photo = observation.photos[index]
    let viewer = PhotoViewController(photo: photo) { [weak self] in
      self?.removePhoto(atTile: index)
    } onCover: { [weak self] in
      self?.observation.makeCover(photo)
      self?.collectionView.reloadData()
    }
    navigationController?.pushViewController(viewer, animated: true)
  }
}
