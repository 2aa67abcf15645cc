import SwiftUI
import UIKit

struct Movie: Hashable, Sendable {
  let id: Int
  let title: String
}

struct MovieRatingView: View {
  let movie: Movie
  let stored: Int
  let rate: (Int) -> Void

  @State private var rating: Int

  init(movie: Movie, stored: Int, rate: @escaping (Int) -> Void) {
    self.movie = movie
    self.stored = stored
    self.rate = rate
    _rating = State(initialValue: stored)
  }

  var body: some View {
    HStack {
      Text(movie.title)
      Spacer()
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundColor(.yellow)
          .accessibilityLabel("\(star) stars")
          .onTapGesture {
            rating = star
            rate(star)
          }
      }
    }
  }
}

final class MovieCell: UICollectionViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    // Throws the hosted view away, and with it the stars of the last movie.
    contentConfiguration = nil
  }

  func show(_ movie: Movie, stored: Int, rate: @escaping (Int) -> Void) {
    contentConfiguration = UIHostingConfiguration {
      MovieRatingView(movie: movie, stored: stored, rate: rate)
    }
  }
}

final class MovieRatingsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let movies = (1...60).map { Movie(id: $0, title: "Movie \($0)") }
  private var ratings: [Int: Int] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 1
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(MovieCell.self, forCellWithReuseIdentifier: "movie")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { movies.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let movie = movies[indexPath.item]
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "movie", for: indexPath) as? MovieCell else {
      return UICollectionViewCell()
    }
    cell.show(movie, stored: ratings[movie.id, default: 0]) { [weak self] stars in
      self?.ratings[movie.id] = stars
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: 52)
  }
}
